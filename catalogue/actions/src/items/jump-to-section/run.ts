import type { ActionBody } from '@heddle/kit'
import { anchorOf } from '../../lib/arguments/anchor-of.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = ({ args: { section }, host }) => host.navigation.toSection(anchorOf(section))
