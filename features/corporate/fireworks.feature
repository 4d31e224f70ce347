Feature: Fireworks for fifty years
  Visitors who are asked to come and celebrate find fireworks over the page about the firm: short, silent, out of the way
  of the words, and dark for those who want nothing to move.

  Rule: Only visitors who come to celebrate see fireworks, for 12 seconds

    @C2.1-14 @C2.12-12
    Example: They begin
      When Ada comes to celebrate
      Then the fireworks are going off

    @C2.12-13 @J9-24
    Example: Just before the end
      Given Ada has come to celebrate
      When Ada watches for 11.9 seconds
      Then the fireworks are going off

    @C2.12-13 @J9-24
    Example: The end
      Given Ada has come to celebrate
      When Ada watches for 12 seconds
      Then the fireworks are over

    @C2.12-12 @C2.6-10 @screen
    Example: From the home page
      When Ada follows the link to the anniversary on the home page
      Then the fireworks are going off

    @C2.1-14 @C2.12-12
    Scenario Outline: Nobody else sees them
      When Ada comes to the page about the firm with "<query>"
      Then the fireworks have not begun

      Examples:
        | query             |
        |                   |
        | c=picnic          |
        | other=anniversary |

  @C2.12-13
  Rule: A visitor who has seen enough can stop the fireworks, and light them again

    Example: Ada stops them
      Given Ada has come to celebrate
      When Ada stops the fireworks
      Then the fireworks are over

    @screen
    Example: Ada stops them with the Escape key
      Given Ada has come to celebrate
      When Ada stops them with Escape
      Then the fireworks are over

    Example: Ada lights them again, for 12 seconds more
      Given Ada has come to celebrate
      And Ada has stopped the fireworks
      And Ada lights the fireworks again
      When Ada watches for 11.9 seconds
      Then the fireworks are going off

    Example: The second time, too, they end after 12 seconds
      Given Ada has come to celebrate
      And Ada has stopped the fireworks
      And Ada lights the fireworks again
      When Ada watches for 12 seconds
      Then the fireworks are over

  @C2.12-14
  Rule: Where animations are stopped, there are no fireworks

    @screen
    Example: From the start
      Given Ada's device shows no animations
      When Ada comes to celebrate
      Then nothing moves, so there are no fireworks
      And Ada is told "Animations are stopped, so the fireworks stay dark."

    Example: With the site's own setting
      Given Ada is reading the site
      And Ada has chosen "Stop animations"
      When Ada comes to celebrate
      Then nothing moves, so there are no fireworks

    Example: While they are going off
      Given Ada has come to celebrate
      When Ada's device stops showing animations
      Then nothing moves, so there are no fireworks

    Example: Animations are welcome later
      Given Ada's device shows no animations
      And Ada has come to celebrate
      When Ada's device shows animations again
      Then the fireworks are going off

    Example: What was stopped does not begin again by itself
      Given Ada has come to celebrate
      And Ada's device has stopped showing animations
      And nothing moves, so there are no fireworks
      When Ada's device shows animations again
      Then the fireworks are over
