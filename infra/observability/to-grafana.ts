import type { Dashboard } from './dashboards.ts'

/** Of Grafana's 24 columns: two panels side by side. */
const size = { w: 12, h: 8 }

/** The dashboard as Grafana 10 and later imports it; the source of data is asked for there. */
export const toGrafana = ({ uid, title, panels }: Dashboard) => ({
  uid,
  title,
  schemaVersion: 39,
  editable: false,
  refresh: '30s',
  time: { from: 'now-6h', to: 'now' },
  templating: {
    list: [{ name: 'source', label: 'Prometheus', type: 'datasource', query: 'prometheus' }],
  },
  panels: panels.map(({ title: heading, unit, queries }, index) => ({
    id: index + 1,
    type: 'timeseries',
    title: heading,
    datasource: { type: 'prometheus', uid: '$source' },
    gridPos: { ...size, x: (index % 2) * size.w, y: Math.floor(index / 2) * size.h },
    fieldConfig: { defaults: { unit }, overrides: [] },
    targets: Object.entries(queries).map(([legendFormat, expr], target) => ({
      refId: String.fromCharCode('A'.charCodeAt(0) + target),
      expr,
      legendFormat,
    })),
  })),
})
