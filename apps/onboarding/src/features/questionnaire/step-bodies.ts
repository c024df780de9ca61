import type { ComponentType } from 'react'
import type { Mode } from './answers.ts'
import { StepAbout } from './step-about.tsx'
import { StepAccount } from './step-account.tsx'
import { StepBudget } from './step-budget.tsx'
import { StepLiving } from './step-living.tsx'
import { StepPlace } from './step-place.tsx'

const bodies: readonly ComponentType<{ mode: Mode }>[] = [
  StepAccount,
  StepAbout,
  StepBudget,
  StepPlace,
  StepLiving,
]

/** The questions of a step (from 1). */
export const bodyOf = (step: number): ComponentType<{ mode: Mode }> => bodies[step - 1] ?? StepAccount
