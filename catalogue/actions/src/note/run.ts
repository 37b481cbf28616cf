import type { ActionBody } from '@heddle/kit'

export const run: ActionBody = () => undefined
