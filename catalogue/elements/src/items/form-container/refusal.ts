import type { Refusal, Rule } from '@heddle/kit/inputs'

type Validated = Pick<HTMLInputElement, 'validity' | 'validationMessage' | 'willValidate' | 'setCustomValidity'>

const RULES = {
  valueMissing: 'required',
  typeMismatch: 'type',
  badInput: 'type',
  patternMismatch: 'pattern',
  tooShort: 'length',
  tooLong: 'length',
  rangeUnderflow: 'min',
  rangeOverflow: 'max',
  stepMismatch: 'step',
} as const satisfies { readonly [flag in keyof ValidityState]?: Rule }

/**
 * Why a control does not take what it holds: first what the browser finds, in the browser's words, then what only we know. The
 * browser hears of the latter, so that it does not send it either. What is out of use or cannot be changed is never refused.
 * @param find looks for what the browser does not know
 */
export function refusalOf(control: HTMLElement | null, find: () => Refusal | undefined): Refusal | undefined {
  if (!control) return undefined
  if (!isValidated(control)) return control.matches(OUT_OF_USE) ? undefined : find()
  control.setCustomValidity('')
  if (!control.willValidate) return undefined
  for (const [flag, rule] of Object.entries(RULES)) {
    if (control.validity[flag as keyof typeof RULES]) return { rule, message: control.validationMessage }
  }
  const found = find()
  if (found) control.setCustomValidity(found.message)
  return found
}

const OUT_OF_USE = ':disabled, [aria-disabled=true], [aria-readonly=true]'

/** Of buttons, which may stand for what is chosen, a browser refuses none. */
function isValidated(control: HTMLElement): control is HTMLElement & Validated {
  return 'setCustomValidity' in control && control.localName !== 'button'
}
