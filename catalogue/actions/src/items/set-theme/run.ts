import type { ActionBody } from '@heddle/kit'
import type { definition } from './definition.ts'

const THEMES = ['light', 'dark', 'toggle', 'site'] as const

export const run: ActionBody<typeof definition> = ({ args: { theme }, host }) =>
  host.theme.set(THEMES.find((one) => one === theme) ?? 'toggle')
