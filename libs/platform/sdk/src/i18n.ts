/** Translations as remotes may use them. A list, since what is shared cannot be tree-shaken. */
export type { TFunction } from 'i18next'
export { Trans, useTranslation } from 'react-i18next'
