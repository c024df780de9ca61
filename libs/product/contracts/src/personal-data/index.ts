export { type MemberData, type MemberExport, memberDataSchemas, memberExportSchema } from './export.ts'
