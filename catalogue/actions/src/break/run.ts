import { breakLoop, next, type ActionBody } from '@heddle/kit'

export const run: ActionBody = ({ args: { value } }) => (value === undefined || value ? breakLoop : next(false))
