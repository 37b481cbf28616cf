import { visitorPaths } from '@heddle/kit/visitor-values'

/** Where a request names what is the signed-in visitor's. */
export const VISITOR_FIELDS = ['pathValues', 'query', 'headers', 'bodyFields'] as const

/** Whether a request names the signed-in visitor, whom no browser can vouch for. */
export function namesVisitor(values: Readonly<Record<string, unknown>>): boolean {
  return VISITOR_FIELDS.some((field) => visitorPaths(values[field]).length > 0)
}
