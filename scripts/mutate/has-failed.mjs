/**
 * Whether one of the test files that ran failed, or something beside them did. Vitest answers a run with the states of all files
 * that it ever ran: those of other runs say nothing about this one.
 */
export function hasFailed({ testModules, unhandledErrors }, specifications) {
  const asked = new Set(specifications.map(({ moduleId }) => moduleId))
  return unhandledErrors.length > 0 || testModules.some((module) => asked.has(module.moduleId) && module.state() === 'failed')
}
