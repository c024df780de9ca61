import './stories.css'
import type { Preview } from '@storybook/react-vite'
import { DocsFrame } from './docs-frame.tsx'
import { storyFrame } from './story-frame.tsx'

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    language: {
      description: 'Language and direction',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'ar', title: 'العربية', right: 'RTL' },
          { value: 'en', title: 'English', right: 'LTR' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  // Axe reads a story when it is asked to, in its tab "Accessibility".
  initialGlobals: { language: 'ar', theme: 'light', a11y: { manual: true } },
  decorators: [storyFrame],
  parameters: {
    layout: 'padded',
    docs: { container: DocsFrame },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          'Layout',
          'Actions',
          'Forms',
          'Feedback',
          'Overlays',
          'Text',
          'Charts',
        ],
      },
    },
  },
}

export default preview
