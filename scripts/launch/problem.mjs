export class LaunchProblem extends Error {
  name = 'LaunchProblem'
}
