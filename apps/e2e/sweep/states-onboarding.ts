import { aPerson } from '../support/person.ts'
import { answersInStorage, credentialsInStorage } from '../support/registration-storage.ts'
import { unusedLink, unusedResetLink } from './accounts.ts'
import { press, type State, type Visit } from './state.ts'

const filledIn = () => answersInStorage(aPerson({ hasApartment: 'have-apartment' }))

/** The answer to a new profile, as `/results` finds it. */
const result =
  (found: boolean, decision: 'shared' | 'private' | null) =>
  ({ accounts: { newcomer } }: Visit) => ({
    'member.new.onboarding.result': { ...newcomer, decision, ...(!found && { matches: [] }) },
  })

const stepTitle = (step: number) => `onboarding:questionnaire.steps.${step}.title` as const
const steps = [1, 2, 3, 4, 5]

/** Pages of the remote that makes members. */
export const onboardingStates: readonly State[] = [
  { path: '/register', shows: 'onboarding:register.lead' },
  ...steps.map(
    (step): State => ({
      path: `/questionnaire?step=${step}`,
      sessionValues: filledIn,
      shows: stepTitle(step),
      returns: false,
    }),
  ),
  {
    path: '/questionnaire?step=2',
    name: 'unanswered',
    sessionValues: () => credentialsInStorage(),
    shows: 'common:validation.required',
    act: press('onboarding:questionnaire.next'),
  },
  {
    path: '/questionnaire?step=4',
    name: 'the list of cities',
    sessionValues: filledIn,
    shows: stepTitle(4),
    act: (page, { words }) =>
      page
        .getByRole('combobox', { name: new RegExp(`^${words('onboarding:questionnaire.fields.location')}`) })
        .click(),
  },
  { path: '/questionnaire', name: 'all sections', as: 'member', shows: 'onboarding:questionnaire.editLead' },
  // The others are the steps above, without what is asked once.
  ...[1, 2, 5].map(
    (step): State => ({
      path: `/questionnaire?step=${step}`,
      name: 'editing',
      as: 'member',
      shows: stepTitle(step),
    }),
  ),
  {
    path: '/questionnaire?step=3',
    name: 'leaving without saving?',
    as: 'member',
    shows: 'onboarding:leave.edit.title',
    act: async (page, { words }) => {
      const budget = words('onboarding:questionnaire.budgets.under-15000')
      await page.getByRole('radio', { name: budget, exact: true }).check()
      await page
        .getByRole('banner')
        .getByRole('link', { name: words('shell:header.home') })
        .click()
    },
  },
  {
    path: '/questionnaire',
    name: 'of the team',
    as: 'moderator',
    shows: 'onboarding:questionnaire.noProfile',
  },
  {
    path: '/results',
    name: 'matches',
    sessionValues: result(true, null),
    shows: 'onboarding:results.previewTitle',
  },
  {
    path: '/results',
    name: 'nobody',
    sessionValues: result(false, null),
    shows: 'onboarding:results.consentTitle',
  },
  {
    path: '/results',
    name: 'declined',
    sessionValues: result(false, 'private'),
    shows: 'onboarding:results.declinedTitle',
  },
  {
    path: '/results',
    name: 'consented',
    sessionValues: result(false, 'shared'),
    shows: 'onboarding:results.sharedTitle',
  },
  { path: '/verify-email', shows: 'onboarding:verify.inboxTitle' },
  {
    path: ({ accounts, language }) => unusedLink(accounts.request, language),
    name: 'the link of the mail',
    shows: 'onboarding:verify.doneTitle',
  },
  {
    path: '/verify-email?token=used-before',
    shows: 'onboarding:verify.expiredTitle',
    returns: false,
    complaint: /400.*\/api\/auth\/verify-email/,
  },
  { path: '/forgot-password', shows: 'onboarding:reset.forgotLead' },
  {
    path: '/forgot-password',
    name: 'sent',
    shows: 'onboarding:reset.sentTitle',
    act: async (page, { words }) => {
      await page.getByLabel(words('onboarding:verify.email'), { exact: true }).fill('nobody@rafiq.test')
      await page.getByRole('button', { name: words('onboarding:reset.send'), exact: true }).click()
    },
  },
  { path: '/reset-password', shows: 'onboarding:reset.invalidTitle' },
  { path: '/reset-password?token=used-before', shows: 'onboarding:reset.invalidTitle', returns: false },
  {
    path: ({ accounts, language }) => unusedResetLink(accounts.request, language),
    name: 'the link to a new password',
    shows: 'onboarding:reset.resetLead',
    returns: false,
  },
]
