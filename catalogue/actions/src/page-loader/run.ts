import type { ActionBody } from '@heddle/kit'
import { textOf } from '../arguments/text-of.ts'

export const run: ActionBody = ({ args: { show, color }, host }) =>
  host.navigation.progress(show === undefined || show === true, textOf(color) || 'blue')
