import { lazy, Suspense } from 'react'
import { Skeleton } from '../feedback/loading-state.tsx'
import type { TimeChartProps } from './line-chart.tsx'

/** The library weighs more than the rest of a page, which is there without it. */
const LineChart = lazy(() => import(/* webpackChunkName: "line-chart" */ './line-chart.tsx'))

/** Lines over time. Whoever would rather read finds the same in a `ChartTable`. */
export const TimeChart = (props: TimeChartProps) => (
  <Suspense fallback={<Skeleton className="h-52" />}>
    <LineChart {...props} />
  </Suspense>
)
