Feature: Counters
  Visitors see the firm's figures count up once they come to them. Nobody has to wait for a number: it is read aloud
  in full, and stands still for those who want nothing to move.

  Rule: A figure counts from 0 to its value once it is seen

    @C2.6-29
    Example: Not seen yet
      Given Ada is at the top of a home page that moves
      When Ada has watched for 5000 ms
      Then the number has not been seen
      And the figure of 100 shows 100

    @C2.6-29 @C2.6-33
    Example: The half second before it begins
      Given Ada is at the top of a home page that moves
      And Ada has come to the figures
      When Ada has watched for 490 ms
      Then the number is about to count
      And the figure of 100 shows 100

    @C2.6-31 @C2.6-32
    Example: On its way
      Given Ada is at the top of a home page that moves
      And Ada has come to the figures
      When Ada has watched for 1000 ms
      Then the number counts up

    @C2.6-31 @C2.6-33
    Example: It has arrived after two and a half seconds
      Given Ada is at the top of a home page that moves
      And Ada has come to the figures
      When Ada has watched for 2500 ms
      Then the final number shows
      And the figure of 100 shows 100

    @C2.6-29
    Example: Looking elsewhere
      Given Ada is at the top of a home page that moves
      And Ada has come to the figures
      And Ada has watched for 1000 ms
      When Ada leaves the figures
      Then the number has not been seen
      And the figure of 100 shows 100

  @C2.6-30 @C4.3-14
  Rule: Where nothing may move, the final number shows at once

    Example: From the start
      Given Ada is at the top of a home page that stands still
      When Ada comes to the figures
      Then the final number shows
      And the figure of 100 shows 100

    Example: Midway
      Given Ada is at the top of a home page that moves
      And Ada has come to the figures
      And Ada has watched for 1000 ms
      When Ada wants nothing to move any more
      Then the final number shows
      And the figure of 100 shows 100

  @C2.6-30
  Rule: A figure that a visitor has already read does not start again from 0

    Example: In sight from the start
      Given Ada is at the top of a home page that moves
      When Ada comes to the page with the figures in sight
      Then the final number shows
      And the figure of 100 shows 100
