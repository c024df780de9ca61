import { startSettings } from '../../local/settings.ts'
import { readSettings, toSetting } from './read-settings.ts'
import { toDocument } from './to-document.ts'

export const documentPath = 'docs/settings.md'

/** The page as the schemas of the tree have it. */
export const settingsDocument = async (): Promise<string> =>
  toDocument(
    await readSettings(),
    Object.entries(startSettings.shape).map(([name, schema]) => toSetting(name, schema, false)),
  )
