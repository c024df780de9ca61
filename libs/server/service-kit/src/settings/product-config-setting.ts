import { productConfigSchema } from '@rafiq/platform-contracts'
import { jsonFileSetting } from './json-file-setting.ts'

/** `PRODUCT_CONFIG`: the product's configuration. */
export const productConfigSetting = jsonFileSetting(productConfigSchema).describe(
  "file of the product's configuration",
)
