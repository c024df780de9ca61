import { type Rows, routeOf } from './row.ts'

/** In no production: OpenAPI's pages. */
const isDocumentation = (route: string): boolean => route.includes(' /api/docs')

/** Fastify answers HEAD by the handler of the GET. */
const isShadow = (route: string, routes: ReadonlySet<string>): boolean =>
  route.startsWith('HEAD ') && routes.has(route.replace('HEAD', 'GET'))

/** What the routes of a running service and the rows of its table do not have in common, a sentence each. */
export function tableProblems(service: string, registered: readonly string[], rows: Rows): string[] {
  const all = new Set(registered)
  const routes = new Set([...all].filter((route) => !isDocumentation(route) && !isShadow(route, all)))
  const described = new Set(Object.keys(rows).map(routeOf))
  const file = `infra/access-matrix/rows/${service}.ts`
  return [
    ...[...routes]
      .filter((route) => !described.has(route))
      .map(
        (route) => `The ${service} service has ${route}, but ${file} does not say who may use it: add a row.`,
      ),
    ...[...described]
      .filter((route) => !routes.has(route))
      .map(
        (route) => `${file} has a row for ${route}, which the ${service} service does not have: take it out.`,
      ),
  ]
}
