Feature: How strong a new password is
  Whoever makes up a password sees while she writes how hard it is to guess, and has a reason to write a little more.

  @J5-33 @J5-34 @J5-35 @J5-36 @J2.9-31 @J2.9-32
  Rule: The longer a new password is, the stronger it is

    @screen
    Scenario Outline: A new account
      Given Nora is about to create an account
      When Nora writes "<password>" as the "Password"
      Then the strength bar says "<percent>", "<words>", in "<colour>"

      Examples:
        | password          | percent | words       | colour |
        | oak               | 18.75%  | Very Weak   | red    |
        | pine              | 25%     | Weak        | red    |
        | larches           | 43.75%  | Weak        | red    |
        | larches,          | 50%     | Medium      | orange |
        | larches,oak       | 68.75%  | Medium      | orange |
        | larches, oak      | 75%     | Strong      | green  |
        | larches, spruce   | 93.75%  | Strong      | green  |
        | larches, spruces  | 100%    | Very Strong | green  |
        | larches, spruces. | 100%    | Very Strong | green  |

    @screen
    Scenario Outline: Another password
      Given "Ada Moss" has an account
      And Ada has signed in
      And Ada is about to change her password
      When Ada writes "<password>" as the "New Password"
      Then the strength bar says "<percent>", "<words>", in "<colour>"

      Examples:
        | password        | percent | words  | colour |
        | oak, fir        | 50%     | Medium | orange |
        | oak and fir tree | 100%   | Very Strong | green |
