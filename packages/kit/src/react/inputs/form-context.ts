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
  /** An element on the page says what is wrong; gives back what takes it away. */
  readonly note: (note: ErrorNote) => () => void
  /** Ids of the notes that say what is wrong with a member. */
  readonly describedBy: (member: FormMember) => string | undefined
  /** What members show as wrong since somebody tried to send the form, in the order of the page; the same list until it changes. */
  readonly shown: () => readonly ShownError[]
  /** What a note is to say; the same object until it is to say something else. */
  readonly errorFor: (note: ErrorNote) => Refusal | undefined
  /** Calls back when any of these may be another one; gives back what ends that. */
  readonly subscribe: (callback: () => void) => () => void
}

/** A place on the page that says what is wrong. */
export interface ErrorNote {
  readonly id: string
  /** Name of the field it is about; empty for the nearest, absent for all. */
  readonly name?: string
  readonly element: Element
}

/** What a field shows as wrong. */
export interface ShownError {
  readonly name: string
  /** What people call the field. */
  readonly label: string
  readonly message: string
  readonly focus: () => void
}

/** The form around an input; none outside of forms. */
export const FormContext = createContext<FormHandle | undefined>(undefined)
