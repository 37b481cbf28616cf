import { visitorPaths } from '@heddle/kit/visitor-values'

/** Whether a request names the signed-in visitor, whom no browser can vouch for. */
export function namesVisitor(values: Readonly<Record<string, unknown>>): boolean {
  return Object.values(values).some((value) => visitorPaths(value).length > 0)
}
