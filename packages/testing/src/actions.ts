// For tests of actions and workflows: loads neither React nor the canvas.
export { createFakeActionHost, type FakeActionHost, type FakeActionHostOptions, type FakePorts } from './fake-action-host.ts'
export { createFakeClock, settled, type FakeClock } from './fake-clock.ts'
