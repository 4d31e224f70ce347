@screen
Feature: Slides for every hand and ear
  Visitors who use the keyboard, a finger or a screen reader read the same quotes.

  @C2.17-09
  Rule: Everything on the slides can be reached and used with the keyboard, the stop first

    Example: The order of the Tab key
      Given Ada is at the top of careers home
      When Ada is reading the quotes
      Then the keyboard leads Ada through "Start slide rotation, Previous slide, Next slide, Slide 1 of 6, Slide 2 of 6, Slide 3 of 6, Slide 4 of 6, Slide 5 of 6, Slide 6 of 6"

    Example: Ada starts the slides
      Given Ada is at the top of careers home
      And Ada is reading the quotes
      When Ada uses "Start slide rotation" with the keyboard
      Then the slides turn by themselves

    @C2.17-08
    Example: Ada chooses a slide
      Given Ada is at the top of careers home
      And Ada is reading the quotes
      When Ada uses "Slide 4 of 6" with the keyboard
      Then the slides stand still until they are started again
      And Ada reads quote "4 of 6"

  @C2.17-09
  Rule: A finger turns the slides

    Example: Ada swipes
      Given Ada is at the top of careers home
      And Ada is reading the quotes
      When Ada swipes to the next quote
      Then Ada reads quote "2 of 6"

  @C2.17-09
  Rule: A screen reader announces slides that someone asks for, not those that come by themselves

    Example: The slides turn
      Given Ada is at the top of careers home
      When Ada is reading the quotes
      Then a screen reader leaves Ada alone

    Example: Ada has stopped them
      Given Ada is at the top of careers home
      And Ada is reading the quotes
      When Ada stops the quotes
      Then a screen reader announces each new quote to Ada
