import { next, stop, type ActionBody } from '@heddle/kit'

export const run: ActionBody = ({ args: { value } }) => (value ? next(true) : stop(false))
