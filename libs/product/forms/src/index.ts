export { lazySchemaResolver, schemaResolver, toFieldErrors } from './schema-resolver.ts'
export { useValidationText } from './validation-text.ts'
