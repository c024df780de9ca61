import { type Harmless, withManifest } from '../seed.ts'

const menu = (id: string, path: string, ar: string, en: string) => ({
  id,
  path,
  label: { ar, en },
  order: 50,
  audience: 'all' as const,
})

export default {
  title: 'two menu entries',
  change: withManifest({
    routes: [
      { path: '/rentals', files: [] },
      { path: '/rentals/mine', files: [] },
    ],
    navigation: [
      menu('rentals', '/rentals', 'الإيجارات', 'Rentals'),
      menu('mine', '/rentals/mine', 'إيجاراتي', 'My rentals'),
    ],
  }),
} satisfies Harmless
