/** What is told of a test that did not pass. */
export const TEXTS = {
  fails: (name: string, reason: string) => `The test "${name}" fails. ${reason}`,
  differs: (what: string, expected: string, given: string) => `${what}: expected ${expected}, given ${given}`,
  asks: (method: string) =>
    `It asks for something that was not recorded (${method}). Run it in the editor and say what the answer is.`,
} as const
