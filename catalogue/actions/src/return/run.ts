import { finish, setResult, type ActionBody } from '@heddle/kit'

export const run: ActionBody = ({ args: { value, goesOn } }) => (goesOn === true ? setResult(value) : finish(value))
