import { errorAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'
import { MAX_NAME } from './names.ts'

/** A folder as it is kept: names joined by `/`, without empty ones and spaces around them. */
export function folderPath(text: string): string {
  return text
    .split('/')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .join('/')
}

/** What is wrong with a folder that records are put into. */
export function checkFolder(folder: string, path: string): readonly Issue[] {
  return folder.length > MAX_NAME ? [errorAt('name-too-long', path, MESSAGES.folderTooLong(MAX_NAME))] : []
}

/** Whether a folder is another one, or inside of it. */
export function isIn(folder: string, outer: string): boolean {
  return folder === outer || folder.startsWith(`${outer}/`)
}

/** Where a folder stands after the one around it, or it itself, became another one; what is not inside stays. */
export function movedFolder(folder: string, from: string, to: string): string {
  return isIn(folder, from) ? folderPath(`${to}/${folder.slice(from.length)}`) : folder
}
