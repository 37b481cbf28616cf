import type { ActionBody } from '@heddle/kit'
import { textOf } from '../../lib/arguments/text-of.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = ({ args: { show, color }, host }) =>
  host.navigation.progress(show === undefined || show === true, textOf(color) || 'blue')
