// What bodies of elements need that people fill in: pages without any do not load it.
export { isShown } from './shown.ts'
export { useAutofocus, useEarlyUse } from './inputs/early-use.ts'
export {
  FormContext,
  type ErrorNote,
  type FormHandle,
  type FormMember,
  type Refusal,
  type Rule,
  type ShownError,
} from './inputs/form-context.ts'
export { DEBOUNCE_DELAY } from '../debounce-delay.ts'
export { hasValue } from './inputs/has-value.ts'
export { useTyping } from './inputs/typing.ts'
export { useInput, type Input, type InputProps, type InputValue } from './inputs/use-input.ts'
