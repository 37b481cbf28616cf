import type { ActionBody } from '@heddle/kit'

const THEMES = ['light', 'dark', 'toggle'] as const

export const run: ActionBody = ({ args: { theme }, host }) => host.theme.set(THEMES.find((one) => one === theme) ?? 'toggle')
