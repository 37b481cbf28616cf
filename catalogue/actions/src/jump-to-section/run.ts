import type { ActionBody } from '@heddle/kit'
import { anchorOf } from '../arguments/anchor-of.ts'

export const run: ActionBody = ({ args: { section }, host }) => host.navigation.toSection(anchorOf(section))
