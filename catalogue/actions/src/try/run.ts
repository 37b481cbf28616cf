import { tryBranches, type ActionBody } from '@heddle/kit'

export const run: ActionBody = () => tryBranches
