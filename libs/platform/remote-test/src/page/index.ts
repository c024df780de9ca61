export { testPages } from './test-pages.tsx'
