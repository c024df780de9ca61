import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { renderUi } from '../testing/render-ui.tsx'
import { ChartTable } from './chart-table.tsx'

test('chart table says each value beside its moment, newest first, and a dash where there is none', () => {
  renderUi(
    <ChartTable
      summary="As a table"
      caption="Members"
      momentName="Day"
      lines={[
        { id: 'joined', name: 'Joined' },
        { id: 'left', name: 'Left' },
      ]}
      rows={[
        { at: 1, values: { joined: 3, left: 1 } },
        { at: 2, values: { joined: 5 } },
      ]}
      words={{ value: (value) => `${value} people`, moment: (at) => `day ${at}` }}
    />,
  )
  const rows = within(screen.getByRole('table', { name: 'Members', hidden: true })).getAllByRole('row', {
    hidden: true,
  })
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DayJoinedLeft',
    'day 25 people–',
    'day 13 people1 people',
  ])
})
