/// <reference types="node" />
import type { StorybookConfig } from '@storybook/react-vite'
import tailwind from '@tailwindcss/postcss'

/** Nothing is told to anybody, and nothing is asked of anybody: the pages that come of it are served by the platform alone. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./foundations/*.mdx', './foundations/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    enableCrashReports: false,
    // It holds the time of the build, and the same sources are to be the same files.
    disableProjectJson: true,
  },
  features: {
    backgrounds: false,
    interactions: false,
    measure: false,
    outline: false,
    sidebarOnboardingChecklist: false,
    changeDetection: false,
  },
  viteFinal: (vite) => ({
    ...vite,
    css: { postcss: { plugins: [tailwind({ base: import.meta.dirname, optimize: true })] } },
  }),
}

export default config
