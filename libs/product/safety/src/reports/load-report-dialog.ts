export const loadReportDialog = () => import(/* webpackChunkName: "report" */ './report-dialog.tsx')
