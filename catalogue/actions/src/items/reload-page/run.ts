import type { ActionBody } from '@heddle/kit'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = ({ host }) => host.tab.reload()
