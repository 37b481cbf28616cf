import { afterAll, beforeAll, expect } from 'vitest'

// Test files that share a document: what one leaves there, the next would find. What browsers keep is thrown away, what
// stands on the page or is set in it is a fault of the test.

const look = () => ({
  body: [...document.body.children].map(({ tagName, id }) => `${tagName} ${id}`),
  isReactTold: Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') ?? false,
  address: location.hash,
})

let before: ReturnType<typeof look>
beforeAll(() => {
  before = look()
})
afterAll(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.removeAttribute('style')
  expect(look()).toEqual(before)
})
