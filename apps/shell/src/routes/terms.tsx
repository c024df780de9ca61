import { paths } from '@rafiq/platform'
import { LegalText } from '../features/pages/legal-text.tsx'

export const Component = () => <LegalText page="terms" otherPath={paths.privacy} />
