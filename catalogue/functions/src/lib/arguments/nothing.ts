import type { FormulaPart } from '@heddle/kit'

/** An argument that was left out. */
export const NOTHING: FormulaPart = () => undefined
