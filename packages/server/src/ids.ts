import { customAlphabet } from 'nanoid'

/** A random id of 16 lowercase letters and digits (about 82 bits). */
export const newId: () => string = customAlphabet('0123456789abcdefghijklmnopqrstuvwxyz', 16)
