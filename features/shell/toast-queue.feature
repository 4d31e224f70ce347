Feature: Toasts
  Visitors learn what became of what they did without being interrupted: at the edge of the screen, for a few seconds, or
  until they have read what went wrong. Anyone who reads slowly, looks elsewhere, or hears the page loses nothing.

  Background:
    Given Ada has all the time in the world

  Rule: Good news and notes show for five seconds

    @C4.5-02
    Example: Good news is there to the last moment
      Given the site has shown Ada a success
      When 4999 milliseconds pass
      Then the success shows

    @C4.5-02
    Example: Then good news goes by itself
      Given the site has shown Ada a success
      When 5000 milliseconds pass
      Then no toast shows

    @C4.5-02
    Example: A note is there to the last moment
      Given the site has shown Ada a note
      When 4999 milliseconds pass
      Then the note shows

    @C4.5-02
    Example: Then a note goes by itself
      Given the site has shown Ada a note
      When 5000 milliseconds pass
      Then no toast shows

    @C4.5-02
    Example: What is being read stays
      Given the site has shown Ada a success
      And Ada has stopped to read what she is told
      When 60000 milliseconds pass
      Then toasts stay while the visitor reads them or looks elsewhere
      And the success shows

    @C4.5-02
    Example: A visitor who has read it is not hurried
      Given the site has shown Ada a success
      And Ada has stopped to read what she is told
      And Ada moves on from what she is told
      When 4999 milliseconds pass
      Then the success shows

  @C8-06
  Rule: Failures and warnings stay until they are put away

    Example: A failure is still there a day later
      Given the site has shown Ada a failure
      When 86400000 milliseconds pass
      Then the failure shows

    Example: So is a warning
      Given the site has shown Ada a warning
      When 86400000 milliseconds pass
      Then the warning shows

    Example: It is still there on another page
      Given the site has shown Ada a failure
      When Ada follows a link to the home page
      Then the failure shows

    Example: A failure that was being read stays too
      Given the site has shown Ada a failure
      And Ada has stopped to read what she is told
      And Ada moves on from what she is told
      When 86400000 milliseconds pass
      Then the failure shows

    Example: They go when they are put away
      Given Ada has been refused "Dock" and "Yard"
      When Ada puts away the refusal of "Dock"
      Then the refusals of "Yard" show

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
    Example: A repeated notice takes the place of the earlier one
      Given Ada has been refused "Dock" and "Yard"
      When Ada is refused "Dock"
      Then the refusals of "Yard" and "Dock" show

  Rule: A refusal is put in the server's words

    @C8-06
    Example: Something the server does not know
      When Ada is refused "Dock"
      Then Ada is told 'There is no entity "Dock".'

  @C4.5-01
  Rule: What has gone by can be read again

    Example: The latest comes first
      Given Ada has been refused "Dock" and "Yard"
      And Ada has put away the refusal of "Dock"
      When Ada puts away the refusal of "Yard"
      Then no toast shows
      And Ada finds the refusals of "Yard" and "Dock" among past notices

    Example: What had to make room is there too
      When Ada is refused "Dock", "Yard", "Pier", "Crane", "Barge" and "Ferry"
      Then Ada finds the refusals of "Ferry", "Barge", "Crane", "Pier", "Yard" and "Dock" among past notices
