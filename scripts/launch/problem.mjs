/** A reason to stop that the person at the keyboard can act on; `message` is shown as it stands. */
export class LaunchProblem extends Error {
  name = 'LaunchProblem'
}
