import { type KitManifest, kitPath } from '@rafiq/platform-contracts'

type Manifest = Record<string, unknown> &
  Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>

/** A package.json in which what comes from the platform has its address there. */
export function withKit(text: string, platform: string, kit: KitManifest): string {
  const manifest = JSON.parse(text) as Manifest
  const addressed = (wanted: Record<string, string> = {}) =>
    Object.fromEntries(
      Object.entries(wanted).map(([name, version]) => {
        const file = kit.packages[name]?.file
        return [name, file === undefined ? version : new URL(kitPath(file), platform).href]
      }),
    )
  const whole = {
    ...manifest,
    rafiq: { platform },
    dependencies: addressed(manifest.dependencies),
    devDependencies: addressed(manifest.devDependencies),
  }
  return `${JSON.stringify(whole, null, 2)}\n`
}
