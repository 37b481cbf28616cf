import type { FormHandle, FormMember } from '@heddle/kit/inputs'

export interface FormRules {
  /** When fields are looked at: when the form is sent, or after each change too. */
  readonly validation: 'submit' | 'change'
  /** Milliseconds between a change and the look at it. */
  readonly delay: number
  /** What was filled in stays in the data when its field goes: a step of several that is drawn no more. */
  readonly keepsGone: boolean
}

/** A field as formulas see it: `isValid` is null until somebody looked. */
export interface FieldState {
  readonly value: unknown
  readonly isValid: boolean | null
  /** A look at it waits. */
  readonly isPending?: true
}

/** A form as formulas see it. */
export interface FormState {
  readonly formData: Readonly<Record<string, unknown>>
  readonly fields: Readonly<Record<string, FieldState>>
  readonly isSubmitting: boolean
  readonly isSubmitted: boolean
  readonly isValid: boolean | null
}

export const EMPTY_FORM: FormState = { formData: {}, fields: {}, isSubmitting: false, isSubmitted: false, isValid: null }

/** What its events say. */
export interface FormPayload extends Pick<FormState, 'formData' | 'fields'> {
  readonly invalidFields: readonly { readonly name: string; readonly value: unknown; readonly message: string }[]
}

export interface Form extends FormHandle {
  readonly state: () => FormState
  readonly payload: () => FormPayload
  /** Looks at every field now, and shows what is wrong. Returns the refused ones in the order of the page. */
  readonly validate: () => readonly FormMember[]
  /** Whether something on the page says what is wrong with a field. */
  readonly isTold: (member: FormMember) => boolean
  /** Gives fields what stands under their names, else what they held at first, else nothing; nothing is refused then. */
  readonly reset: (values: unknown) => void
  readonly setValue: (name: string, value: unknown) => void
  readonly setError: (name: string, message: string) => void
  readonly setFlags: (flags: { readonly isSubmitting?: boolean; readonly isSubmitted?: boolean }) => void
  /** Other rules: what was found by those before is forgotten. */
  readonly setRules: (rules: FormRules) => void
  /** Calls back with each state that is another one; gives back what ends that. */
  /** Values of fields that are gone, by their names. */
  readonly gone: () => Iterable<readonly [name: string, value: unknown]>
  readonly follow: (callback: (state: FormState) => void) => () => void
  readonly stop: () => void
}
