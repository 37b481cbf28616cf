import { next, type ActionBody } from '@heddle/kit'

export const run: ActionBody = ({ args: { value } }) => next(Boolean(value))
