Feature: Toasts
  Visitors learn what became of what they did without being interrupted: at the edge of the screen, for a few seconds.
  Whoever reads slowly, looks elsewhere, or hears the page loses nothing.

  Background:
    Given Ada has all the time in the world

  Rule: A toast shows for five seconds

    @C4.5-02
    Example: It is there to the last moment
      Given Ada has been refused "Dock"
      When 4999 milliseconds pass
      Then the refusals of "Dock" show

    @C4.5-02
    Example: Then it goes by itself
      Given Ada has been refused "Dock"
      When 5000 milliseconds pass
      Then no toast shows

    @C4.5-02
    Example: Or when it is put away
      Given Ada has been refused "Dock" and "Yard"
      When Ada puts away the refusal of "Dock"
      Then the refusals of "Yard" show

    @C4.5-02
    Example: What is being read stays
      Given Ada has been refused "Dock"
      And Ada has stopped to read what she is told
      When 60000 milliseconds pass
      Then toasts stay while the visitor reads them or looks elsewhere
      And the refusals of "Dock" show

    @C4.5-02
    Example: Who has read it is not hurried
      Given Ada has been refused "Dock"
      And Ada has stopped to read what she is told
      And Ada leaves what she is told
      When 4999 milliseconds pass
      Then the refusals of "Dock" show

  Rule: At most five toasts show, and the oldest goes first

    @C4.5-01 @C2.4-26
    Example: Five
      When Ada is refused "Dock", "Yard", "Pier", "Crane" and "Barge"
      Then the refusals of "Dock", "Yard", "Pier", "Crane" and "Barge" show

    @C4.5-01 @C2.4-26
    Example: A sixth
      Given Ada has been refused "Dock", "Yard", "Pier", "Crane" and "Barge"
      When Ada is refused "Ferry"
      Then the refusals of "Yard", "Pier", "Crane", "Barge" and "Ferry" show

    @C4.5-01
    Example: The same again takes the place of its like
      Given Ada has been refused "Dock" and "Yard"
      When Ada is refused "Dock"
      Then the refusals of "Yard" and "Dock" show

  Rule: A refusal is told in the words of the server

    @C8-06
    Example: Something the server does not know
      When Ada is refused "Dock"
      Then Ada is told 'There is no entity "Dock".'

  @C4.5-01
  Rule: What has gone by can be read again

    Example: The latest stands first
      Given Ada has been refused "Dock" and "Yard"
      When 5000 milliseconds pass
      Then no toast shows
      And Ada finds the refusals of "Yard" and "Dock" among past notices

    Example: What had to make room is there too
      When Ada is refused "Dock", "Yard", "Pier", "Crane", "Barge" and "Ferry"
      Then Ada finds the refusals of "Ferry", "Barge", "Crane", "Pier", "Yard" and "Dock" among past notices
