import { continueLoop, next, type ActionBody } from '@heddle/kit'

export const run: ActionBody = ({ args: { value } }) => (value === undefined || value ? continueLoop : next(false))
