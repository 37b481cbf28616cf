import { createContext } from 'react'
import type { InputProps, InputValue } from './use-input.ts'

/** What a value may offend. */
export type Rule = 'required' | 'type' | 'min' | 'max' | 'step' | 'pattern' | 'length' | 'custom'

/** Why a control does not take what it holds. */
export interface Refusal {
  readonly rule: Rule
  /** For the person who fills it in. */
  readonly message: string
}

/** An input as its form knows it. What it says is true at the moment of the call. */
export interface FormMember {
  /** The element that takes the focus. */
  readonly control: () => HTMLElement | null
  /** Values of the fields that inputs share. */
  readonly props: () => InputProps
  readonly value: () => InputValue
  /** Places of the rows of repeats around it, the outermost first. */
  readonly rows: () => readonly number[]
  /** Looks what is wrong with its value and shows it, or that nothing is looked for any more. */
  readonly tell: (isTold: boolean) => void
  /** Brings what was typed into its last form, and tells of changes that still wait. */
  readonly flush: () => void
}

/** What a form gives to the inputs in it: whatever only inputs in forms need is the form's. */
export interface FormHandle {
  /** Takes an input in; gives back what lets it go. */
  readonly join: (member: FormMember) => () => void
  /** Name of an input's value in the form. `rows`: as of a member. */
  readonly nameOf: (props: InputProps, rows: readonly number[]) => string
  /** What is wrong with the value of a member now; nobody is told. */
  readonly judge: (member: FormMember) => Refusal | undefined
  /** A person is about to change the value of a member. */
  readonly onEdit: (member: FormMember) => void
  /** The member may hold another value, by whomever. */
  readonly onValue: (member: FormMember) => void
  /** The member shows what is wrong with it, or nothing. */
  readonly onTold: (member: FormMember, refusal: Refusal | undefined) => void
  /** Ids of the elements that say what is wrong with a member. */
  readonly describedBy: (member: FormMember) => string | undefined
  /** Calls back when `describedBy` of a member may be another one; gives back what ends that. */
  readonly subscribe: (callback: () => void) => () => void
}

/** The form around an input; none outside of forms. */
export const FormContext = createContext<FormHandle | undefined>(undefined)
