Feature: Reading aids
  Visitors who lose their place, or are distracted by pictures and motion, let the page keep their place for them and keep
  still.

  @C4.3-12 @C4.3-15 @screen
  Rule: The reading guide is a line that follows the reader

    Example: Ada's pointer
      Given Ada is reading the home page
      And Ada has chosen "Reading guide"
      When Ada points 300 px down the screen
      Then the reading guide is 300 px down the screen

    Example: Ada's keyboard
      Given Ada is reading the home page
      And Ada has chosen "Reading guide"
      When Ada reaches "More about us" with the keyboard
      Then the reading guide is level with "More about us"

  @C4.3-13 @C4.3-15 @screen
  Rule: The reading focus is a clear band that follows the reader

    Example: Ada's pointer
      Given Ada is reading the home page
      And Ada has chosen "Reading focus"
      When Ada points 300 px down the screen
      Then the reading focus is 300 px down the screen

    Example: Ada's keyboard
      Given Ada is reading the home page
      And Ada has chosen "Reading focus"
      When Ada reaches "More about us" with the keyboard
      Then the reading focus is level with "More about us"

  @C4.3-10 @screen
  Rule: Hiding images hides pictures and films

    Example: The home page
      Given Ada is reading the home page
      When Ada chooses "Hide images"
      Then Ada sees 0 pictures and films

  @C4.3-11 @C4.3-14 @C4.3-16 @C2.6-06 @screen
  Rule: Stopping animations stops everything that moves by itself

    Example: The film plays while motion is welcome
      When Ada is reading the home page
      Then 1 film plays by itself

    Example: Ada stops it
      Given Ada is reading the home page
      When Ada chooses "Stop animations"
      Then 0 films play by themselves
      And nothing on the page is animated

    Example: Her system stops it
      Given Ada is reading the home page
      When Ada's system asks for reduced motion
      Then 0 films play by themselves
