/** Joins the class names that apply; CSS modules type every name as possibly absent. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
