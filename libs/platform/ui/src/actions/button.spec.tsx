import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderUi } from '../testing/render-ui.tsx'
import { Button } from './button.tsx'
import { ButtonLink } from './button-link.tsx'

test('button does nothing while busy, keeps its focus and says what it is doing', async () => {
  const press = jest.fn()
  const submit = jest.fn()
  const { user } = renderUi(
    <form onSubmit={submit}>
      <Button type="submit" busy busyLabel="Creating..." onClick={press}>
        Find matches
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Creating...' })
  await user.click(button)
  expect(press).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('button lends its look to a link, which stays a link', () => {
  renderUi(
    <ButtonLink asChild icon={<svg aria-hidden="true" />}>
      <a href="/register">Get Started</a>
    </ButtonLink>,
  )
  const link = screen.getByRole('link', { name: 'Get Started' })
  expect(link.getAttribute('href')).toBe('/register')
  expect(link.querySelector('svg')).not.toBeNull()
})
